import { describe, expect, it } from "vitest";
import { messageOf, type Target, wordsFor } from "../../worker/notifications/messages";
import { requestOf } from "../../worker/notifications/requests";

const SITE = {
  name: "R".repeat(60),
  defaultName: "Rehber",
  url: `https://${"rehber".repeat(10)}.com`,
  currency: "TRY",
  media: "/media",
};
const TARGET: Target = {
  ...{
    id: "t",
    name: "Kanal",
    format: "discord" as const,
    address: "https://discord.com/api/webhooks/1/x",
    secret: "",
  },
  ...{ chat_id: "", kinds: [], is_on: true, created_at: "", updated_at: "" },
};

const contentOf = (about: string) => {
  const message = messageOf({ id: "m", kind: "broken_link", about, told: 1 }, SITE);
  const { init } = requestOf(TARGET, message, new Date(0));
  return (JSON.parse(init.body) as { content: string }).content;
};

describe("a message", () => {
  it("cuts a long name, not the address", () => {
    const link = `https://kumarhane.com/${"a".repeat(650)}`;
    expect(wordsFor("Kısa ad", "kaydında", link)).toBe(`“Kısa ad” kaydında ${link}`);
    const content = contentOf(wordsFor("Uzun ad ".repeat(300), "kaydında", link));
    expect(content).toMatch(/“(Uzun ad )+Uzun…” kaydında https/);
    expect(content).toContain(`${link}.\n${SITE.url}/admin/faults`);
    expect(content.length).toBeLessThan(2_000);
  });

  it("leaves out an address that is too long", () => {
    const content = contentOf(wordsFor("👩‍👩‍👧‍👦".repeat(200), "kaydında", `https://kumarhane.com/${"a".repeat(2_000)}`));
    expect(content).toMatch(/…” kaydında\.\n/);
    expect(content.length).toBeLessThan(2_000);
  });
});
