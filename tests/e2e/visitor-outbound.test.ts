import { demoAdministrator, signIn } from "../support/admin-panel";
import { ANY_WIDTH, expect, test } from "../support/browser";

interface Figures {
  days: { day: string; clicks: number }[];
}

test(
  "a tap on a card leads to the operator, and is counted",
  ANY_WIDTH,
  async ({ page, context, playwright, baseURL: address }) => {
    const baseURL = address ?? "";
    await page.goto("/bonuslar?q=yaldız");
    const card = page.locator(".card").first();
    const id = (await card.getByLabel(/^Karşılaştır:/).getAttribute("value")) ?? "";
    const admin = await playwright.request.newContext({ baseURL });
    await signIn(admin, demoAdministrator(baseURL));
    const { rows } = (await (await admin.get("/api/admin/promotions?q=yaldız")).json()) as { rows: { id: string }[] };
    const promotion = rows.find((row) => row.id.startsWith(id))?.id ?? "";
    const clicks = async () => {
      const figures = (await (
        await admin.get(`/api/admin/dashboard/figures?kind=promotion&id=${promotion}`)
      ).json()) as Figures;
      return figures.days.reduce((sum, day) => sum + day.clicks, 0);
    };
    const before = await clicks();

    await context.route(/^https:/, (route) => route.fulfill({ body: "" }));
    const leaving = context.waitForEvent("request", (request) => request.url().startsWith(`${baseURL}/git/`));
    await card.getByRole("link", { name: "Bonusu Al" }).click();
    const request = await leaving;
    expect(request.url()).toMatch(/\/git\/isilti-casino\/.+\?y=kart$/);
    expect((await (await request.response())?.headerValue("location")) ?? "").toMatch(
      /^https:\/\/www\.isilti-casino\.example\//,
    );
    await expect.poll(clicks).toBe(before + 1);
    await admin.dispose();
  },
);
