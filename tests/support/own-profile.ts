import type { Profile } from "../../db/schema";
import type { AdminClient } from "./admin-client";
import { profileInput } from "./inputs";

/** The profile of the client's account; the other two save it with valid values and these changes. */
export const ownProfile = (client: AdminClient) => client.call<Profile>("GET", "profiles/own");
export async function sendOwnProfile(client: AdminClient, change: object = {}) {
  const { updated_at } = await ownProfile(client);
  return client.send("PUT", "/api/admin/profiles/own", { ...profileInput(), ...change, updated_at });
}
export const saveOwnProfile = async (client: AdminClient, change: object = {}) =>
  (await sendOwnProfile(client, change)).json<Profile>();
