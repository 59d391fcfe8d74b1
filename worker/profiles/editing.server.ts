import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { admin_users, type Profile, profiles, users } from "../../db/schema";
import { Refusal } from "../refusal";
import { requireRecord } from "../records/editable.server";
import { freeSlug } from "../records/free-slug.server";
import { type Edit, reviseRecord } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { sortKeyTr } from "../text/folding";
import { slugify } from "../text/slug";
import type { ProfileInput } from "./rules";

const PERSON_NOT_FOUND = "Bu kişi bulunamadı; listeden seçin";

/** `updated_at` of a profile that nobody has saved. */
const UNSAVED = "1970-01-01T00:00:00.000Z";

/** The profile of an account, added if it has none, or one that outlived its account. Throws `Refusal`: `not_found`. */
export async function requireProfile(db: Db, id: string, now: Date): Promise<Profile> {
  const blank = { slug: null, photo_url: null, words: null, verifies: null, is_public: false };
  const dates = { created_at: now.toISOString(), updated_at: UNSAVED, updated_by: null };
  const row = { id: users.id, name: users.name, ...blank, ...dates };
  const isAccount = and(eq(users.id, id), inArray(users.id, db.select({ id: admin_users.id }).from(admin_users)));
  await insertFrom(db, profiles, row, isAccount, sql`${users}`).onConflictDoNothing();
  return requireRecord(db, "profile", id);
}

/** An empty slug stays as it is, or is made of the name of a first public profile. Throws `not_found`, `conflict`. */
export async function reviseProfile(
  db: Db,
  id: string,
  basis: string,
  input: ProfileInput,
  edit: Edit,
): Promise<Profile> {
  const made = freeSlug(profiles, slugify(input.name, edit.now), { id });
  const first = input.is_public ? sql`coalesce(${profiles.slug}, ${made})` : undefined;
  const values = { ...input, slug: input.slug ? freeSlug(profiles, input.slug, { id }) : first };
  const { name, photo_url } = input;
  const before = (isUnchanged: SQL | undefined) =>
    writeReferences(db, "profile", { id, name, photo_url }, edit.site, isUnchanged);
  return reviseRecord(db, "profile", id, basis, { values, before }, edit);
}

/** Whom a post may name: everybody with an account, and whose profile is public. */
export async function listPeople(db: Db) {
  const [accounts, former] = await db.batch([
    db
      .select({
        id: admin_users.id,
        name: sql<string>`coalesce(nullif(${profiles.name}, ''), nullif(${users.name}, ''), ${users.email})`.as(
          "shown_name",
        ),
        is_public: sql`coalesce(${profiles.is_public}, 0)`.mapWith(Boolean).as("is_shown"),
      })
      .from(admin_users)
      .innerJoin(users, eq(users.id, admin_users.id))
      .leftJoin(profiles, eq(profiles.id, admin_users.id)),
    db
      .select({ id: profiles.id, name: profiles.name })
      .from(profiles)
      .where(
        and(eq(profiles.is_public, true), notInArray(profiles.id, db.select({ id: admin_users.id }).from(admin_users))),
      ),
  ]);
  return [
    ...accounts.map((person) => ({ ...person, has_account: true })),
    ...former.map((person) => ({ ...person, is_public: true, has_account: false })),
  ].sort((one, other) => (sortKeyTr(one.name) < sortKeyTr(other.name) ? -1 : 1));
}

/** Throws `Refusal`: `invalid` if there is no such person. */
export async function requirePerson(db: Db, field: string, id: string | null): Promise<void> {
  if (!id) return;
  const isKnown = sql`exists (select 1 from ${profiles} where ${profiles.id} = ${id}) or exists (select 1 from ${admin_users} where ${admin_users.id} = ${id})`;
  const [[known] = []] = await db.values<[number]>(sql`select ${isKnown}`);
  if (!known) throw new Refusal("invalid", PERSON_NOT_FOUND, { fields: { [field]: PERSON_NOT_FOUND } });
}
