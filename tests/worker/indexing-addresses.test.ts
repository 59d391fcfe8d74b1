import { describe, expect, it } from "vitest";
import { announcements, type Casino, type Promotion, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { eventually, setupIndexingSite } from "../support/indexing-site";
import { SITE_URL } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const site = setupIndexingSite();

describe("an address that changes or comes back", () => {
  const casinosPath = "/api/admin/casinos";
  const promotionsPath = "/api/admin/promotions";
  const casinoInput = {
    url: "https://a.example/",
    logo_url: "https://a.example/l.png",
    description: "<p>On karakter.</p>",
  };
  const addCasino = (name: string) => site.admin.call<Casino>("POST", casinosPath, { ...casinoInput, name });
  const input = { short_description: "Dizine bildirilen promosyon.", url: "https://a.example/" };
  const addPromotion = (change: object) => site.admin.call<Promotion>("POST", promotionsPath, { ...input, ...change });
  const expectIndexed = (...ids: string[]) =>
    eventually(async () => {
      for (const id of ids) expect(((await site.promotion(id)) ?? (await site.post(id)))?.indexed).toBe(true);
    });

  it("follows a casino's address with all of its active promotions", async () => {
    const casino = await addCasino("Taşınan Casino");
    const [one, two] = [
      await addPromotion({ title: "Birinci", casino_id: casino.id }),
      await addPromotion({ title: "İkinci", casino_id: casino.id }),
    ];
    await addPromotion({ title: "Pasif", casino_id: casino.id, is_active: false });
    await expectIndexed(one.id, two.id);
    const edit = (change: object, { updated_at }: Casino) =>
      site.admin.call<Casino>("PUT", `${casinosPath}/${casino.id}`, {
        ...casinoInput,
        name: casino.name,
        ...change,
        updated_at,
      });
    const renamed = await edit({ name: "Adı Değişen Casino" }, casino);
    await edit({ slug: "cakisan" }, casino);
    expect(site.submittedUrls()).toHaveLength(2);
    site.service().mode = "slow";
    await edit({ slug: "yeni-adres" }, renamed);
    expect(await site.promotion(one.id)).toMatchObject({ indexed: false });
    await expectIndexed(one.id, two.id);
    expect(site.submittedUrls().slice(2).sort()).toEqual(
      [one, two].map(({ slug }) => `${SITE_URL}/bonuslar/yeni-adres/${slug}`).sort(),
    );
  });

  it("follows an expiry that is put off, and no other", async () => {
    const { id, slug, updated_at } = await addPromotion({ title: "Süresi Dolan", expiry_date: "2020-01-01" });
    const edit = (expiry_date: string, basis: string) =>
      site.admin.call<Promotion>("PUT", `${promotionsPath}/${id}`, {
        ...input,
        title: "Süresi Dolan",
        expiry_date,
        updated_at: basis,
      });
    const still = await edit("2020-02-01", updated_at);
    expect(site.submittedUrls()).toEqual([]);
    const current = await edit("2099-01-01", still.updated_at);
    await expectIndexed(id);
    await edit("2099-02-01", current.updated_at);
    expect(site.submittedUrls()).toEqual([`${SITE_URL}/bonuslar/diger/${slug}`]);
    expect((await site.promotion(id))?.indexed).toBe(true);
  });

  it("follows what comes back from the trash to the public, and nothing else", async () => {
    const draft = await site.createOnlyDraft();
    const casino = await addCasino("Geri Gelen Casino");
    const offer = await addPromotion({ title: "Geri Gelen", casino_id: casino.id });
    const passive = await addPromotion({ title: "Geri Gelmeyen", is_active: false });
    await expectIndexed(offer.id);
    const there = async (kind: string, id: string) => {
      expect((await site.admin.send("DELETE", `/api/admin/${kind}/${id}`)).status).toBe(204);
      expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    };
    await there("blog", draft.id);
    await there("promotions", passive.id);
    await eventually(async () => expect((await site.announcements()).waiting).toBe(0));
    expect(site.submittedUrls()).toHaveLength(1);
    await there("promotions", offer.id);
    await eventually(() => expect(site.submittedUrls()).toHaveLength(2));
    await expectIndexed(offer.id);
    await there("casinos", casino.id);
    await eventually(() => expect(site.submittedUrls()).toHaveLength(3));
    expect(new Set(site.submittedUrls())).toEqual(new Set([`${SITE_URL}/bonuslar/${casino.slug}/${offer.slug}`]));
    await site.publish(draft.id);
    await expectIndexed(draft.id);
    await there("blog", draft.id);
    await eventually(() => expect(site.submittedUrls()).toHaveLength(5));
    await expectIndexed(draft.id);
  });

  describe("told as news", () => {
    const terms = { bonus_percent: 100, wagering: 20, wagering_base: "bonus", expiry_date: "2099-01-01" };
    const announced = async (change: object) => {
      const offer = await addPromotion({ ...terms, ...change });
      await expectIndexed(offer.id);
      return { ...offer, address: `${SITE_URL}/bonuslar/diger/${offer.slug}` };
    };
    const save = async (id: string, change: object) => {
      const { updated_at } = await site.promotion(id).then((row) => row as Promotion);
      const answer = await site.admin.send("PUT", `${promotionsPath}/${id}`, {
        ...input,
        ...terms,
        ...change,
        updated_at,
      });
      expect(answer.status).toBe(200);
    };
    const toldLater = async () => {
      const before = site.submittedUrls().length;
      await site.runCron(0.1);
      expect(site.submittedUrls()).toHaveLength(before);
      await site.runCron(0.2);
      await site.runCron(0.3);
      expect((await site.announcements()).waiting).toBe(0);
      return site.submittedUrls().slice(before);
    };

    it("are changed terms, once for all changes of ten minutes, and no other change", async () => {
      const { id, address } = await announced({ title: "Şartı Değişen" });
      await save(id, { title: "Şartı Değişen", short_description: "Yalnız açıklaması değişti." });
      expect(await toldLater()).toEqual([]);
      await save(id, { title: "Şartı Değişen", wagering: 25 });
      await save(id, { title: "Şartı Değişen", wagering: 30 });
      const { updated_at } = (await site.promotion(id)) as Promotion;
      const expiry = { expiry_date: "2099-02-01", updated_at };
      expect((await site.admin.send("PUT", `${promotionsPath}/${id}/expiry`, expiry)).status).toBe(200);
      expect(await toldLater()).toEqual([address]);
      expect(site.requestsTo("/indexnow").at(-1)?.addresses).toEqual([address]);
      expect((await site.promotion(id))?.indexed).toBe(true);
    });

    it("are bonuses that are switched off, and those whose last day is over, once", async () => {
      const [off, ended, going] = [
        await announced({ title: "Kapatılan" }),
        await announced({ title: "Kaçan Gecede Biten" }),
        await announced({ title: "Bugün Biten" }),
      ];
      const selection = { action: "deactivate", ids: [off.id] };
      expect((await site.admin.send("POST", `${promotionsPath}/selection`, selection)).status).toBe(200);
      expect(await toldLater()).toEqual([off.address]);
      const endsOn = (id: string, expiry_date: string) => site.set(promotions, id, { expiry_date });
      await endsOn(ended.id, dayAfter(new Date(), -3));
      await endsOn(going.id, dayAfter(new Date(), 0));
      const worker = site.server.harness.getWorker();
      const toldAtNight = async () => {
        await worker.scheduled({ cron: "17 1 * * *", scheduledTime: new Date() });
        return toldLater();
      };
      const told = await toldAtNight();
      expect(told).toContain(ended.address);
      expect(told).not.toContain(going.address);
      expect(await toldAtNight()).toEqual([]);
    });

    it("are posts that become drafts, also by an undo", async () => {
      const { id, slug } = await site.createOnlyDraft();
      const address = `${SITE_URL}/blog/${slug}`;
      await site.publish(id);
      await expectIndexed(id);
      await site.admin.send("DELETE", `/api/admin/blog/${id}/publication`);
      expect(await toldLater()).toEqual([address]);
      const selection = { action: "publish", ids: [id] };
      const published = await site.admin.send("POST", "/api/admin/blog/selection", selection);
      await expectIndexed(id);
      expect((await undoClient(() => site.admin).undo(changeOf(published), "publish")).status).toBe(200);
      expect(await toldLater()).toEqual([address]);
    });

    it("are bonuses whose casino is deleted, at their new address", async () => {
      const casino = await addCasino("Silinen Casino");
      const offer = await announced({ title: "Casinosuz Kalan", casino_id: casino.id });
      expect((await site.admin.send("DELETE", `${casinosPath}/${casino.id}`)).status).toBe(204);
      expect((await site.promotion(offer.id))?.indexed).toBe(false);
      expect(await toldLater()).toEqual([offer.address]);
      await expectIndexed(offer.id);
    });

    it("are deleted bonuses and posts that were public, also if nothing is left of them", async () => {
      const offer = await announced({ title: "Silinen Bonus" });
      const hidden = await addPromotion({ ...terms, title: "Hiç Açılmayan", is_active: false });
      const draft = await site.createOnlyDraft();
      await site.publish(draft.id);
      await expectIndexed(draft.id);
      for (const id of [offer.id, hidden.id]) await site.admin.send("DELETE", `${promotionsPath}/${id}`);
      await site.admin.send("DELETE", `/api/admin/blog/${draft.id}`);
      const forever = { action: "delete", ids: [offer.id] };
      expect((await site.admin.send("POST", "/api/admin/trash/selection", forever)).status).toBe(200);
      expect(new Set(await toldLater())).toEqual(new Set([offer.address, `${SITE_URL}/blog/${draft.slug}`]));
      expect(await site.server.db.$count(announcements)).toBe(0);
    });

    it("is nothing where a deletion was taken back", async () => {
      const { id, address } = await announced({ title: "Geri Alınan" });
      await site.admin.send("DELETE", `${promotionsPath}/${id}`);
      await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
      await expectIndexed(id);
      expect(site.submittedUrls()).toEqual([address, address]);
      expect(await toldLater()).toEqual([]);
    });
  });
});
