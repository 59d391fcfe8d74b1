import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WRITING_MS_MIN } from "../../worker/comments/rules";
import { type Engine, ENGINES, startSite, until } from "./engines";

const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const PORT = Number(process.env["ENGINES_PORT"] ?? "8807");
const has = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((e) => e.textContent.includes(${JSON.stringify(text)}))`;
const count = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length`;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => void (site = await startSite(PORT)));
afterAll(() => site.close());

describe.each(ENGINES)("%s", (name, start) => {
  let engine: Engine;
  beforeAll(async () => void (engine = await start()));
  afterAll(() => engine.close());

  it("shows a visitor pictures, the menu, the cards and the search", async () => {
    await engine.open(`${site.origin}/bonuslar`);
    await until(engine, `[...document.images].slice(0, 3).every((image) => image.complete && image.naturalWidth > 0)`);
    await engine.click(".menu");
    await until(engine, `document.querySelector(".drawer").open`);
    await until(engine, `document.getAnimations().length === 0`);
    await engine.click(".drawer button");
    await until(engine, `!document.querySelector(".drawer").open`);

    for (const at of [0, 1]) {
      await engine.ask(`document.querySelectorAll(".card summary")[${at}].click()`);
      await until(engine, `${count(".card [open]")} === 1 && document.querySelectorAll(".card details")[${at}].open`);
    }

    await engine.type("[name=q]", "ısparta");
    await until(engine, `${count(".card")} === 1`);
    await engine.ask(`document.querySelector(".chips a").click()`);
    await until(engine, `document.readyState === "complete"`);
  });

  it("shows a visitor's comment without reloading, and is no wider than the window", async () => {
    await engine.open(site.origin + PROMOTION);
    await until(engine, `document.documentElement.scrollWidth <= document.documentElement.clientWidth`);
    const words = `${name} ile yazdım, hızlıca yanıt geldi.`;
    await engine.ask(`document.querySelector("#yorumlar a").click()`);
    await until(engine, `${count("[data-comment-form][novalidate]")} === 1`);
    await engine.type("[name=user_name]", `${name} Okuru`);
    await engine.type("[name=comment]", words);
    // Comments that are written faster wait for an editor.
    await until(engine, `Date.now() - parseInt(document.querySelector("[name=stamp]").value, 36) > ${WRITING_MS_MIN}`);
    await engine.ask(`document.querySelector("[data-comment-form]").requestSubmit()`);
    await until(engine, has(".comments .words", words));
    expect(await engine.ask(`document.querySelector("[name=comment]").value`)).toBe("");
  });

  it("lets an editor sign in, write a post and publish it", async () => {
    const title = `${name} Denemesi`;
    await engine.open(`${site.origin}/admin/login`);
    await until(engine, `document.documentElement.hasAttribute("data-hydrated")`);
    await engine.type("[name=email]", site.email);
    await engine.type("[name=password]", site.password);
    await engine.click("form button");
    await until(engine, `location.pathname === "/admin/dashboard"`);

    await engine.open(`${site.origin}/admin/blog/new`);
    await until(engine, `${count(".ql-editor")} === 1 && document.documentElement.hasAttribute("data-hydrated")`);
    await engine.type("[name=title]", title);
    await engine.type("[name=category]", "Rehber");
    await engine.type(
      ".ql-editor",
      "Bu yazı başka bir tarayıcıda yazıldı; çevrim şartlarını ve son günleri anlatıyor.",
    );
    await until(engine, `document.querySelector("[name=excerpt]").value.length > 10`);
    await engine.ask(`document.querySelector("form").requestSubmit()`);
    await until(engine, `location.pathname === "/admin/blog"`);
    await until(engine, has(".record-card", title));
    await engine.click(".record-card .row-more");
    await until(engine, has("[role=menuitem]", "Yayınla"));
    await engine.ask(
      `[...document.querySelectorAll("[role=menuitem]")].find((entry) => entry.textContent === "Yayınla").click()`,
    );
    await until(engine, `${count(`.record-card .dot[title="Yayında"]`)} === 1`);
    // The panel shows the new state before the server has it.
    await until(
      engine,
      `fetch("/blog").then((page) => page.text()).then((page) => page.includes(${JSON.stringify(title)}))`,
    );
    await engine.open(`${site.origin}/blog`);
    await until(engine, has("h3", title));
  });

  it("shows an end date that is not set as empty", async () => {
    await engine.open(`${site.origin}/admin/promotions/new`);
    await until(engine, `document.documentElement.hasAttribute("data-hydrated")`);
    await engine.ask(`[...document.querySelectorAll("[role=tab]")].at(-1).focus()`);
    await engine.click("[role=tab]:last-of-type");
    await until(engine, `${count("[type=date]")} === 1`);
    await until(engine, has("form", "Süresiz"));
  });
});
