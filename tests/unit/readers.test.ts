import { describe, expect, it } from "vitest";
import { isReader } from "../../worker/figures/readers";
import { userAgents } from "../support/corpora";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
const reads = (userAgent: string, headers = {}, method = "GET") =>
  isReader(new Request("https://x.example", { method, headers: { "User-Agent": userAgent, ...headers } }));
const share = (agents: string[], isWanted: (agent: string) => boolean) =>
  agents.filter(isWanted).length / agents.length;

describe("a reader", () => {
  it.each(["browsers", "phones"] as const)("is nearly everyone with one of the %s that people use", (name) =>
    expect(share(userAgents(name), (agent) => !reads(agent))).toBeLessThan(0.003),
  );

  it("is hardly any known robot", () => {
    const agents = userAgents("robots").filter((agent) => !agent.includes("Headless"));
    expect(share(agents, (agent) => reads(agent))).toBeLessThan(0.005);
  });

  it.each([
    ...["CUBOT X19", "S222 Build/CUBOT", "B BOT 550", "ID bot 53+", "XBot_Senior", "Robot R1", "Spider 8", "Crawler 5"],
    ...["Discovery DG500", "Radar Deluxe 2", "Newsday_A1", "ECHO JAVA", "AURII Virtuoso", "Capture+", "CG|EON Blaze"],
    ...["Scanner M3", "Node 10", "Ainol (Tablet.com)", "Archive-7", "Download D1", "JXD-P1000()", "IM@GE.1"],
  ])("may have a phone called %s", (model) => {
    for (const android of ["Linux; Android 9", "Linux; U; Android 4.2.2; tr-tr"])
      for (const end of ["", " Build/O11019", " Build/MRA58K; wv"])
        expect(
          reads(
            `Mozilla/5.0 (${android}; ${model}${end}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36`,
          ),
        ).toBe(true);
  });

  it.each([
    "Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 5.0; compatible; Exampler) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 Spider",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)",
    ...["", " ", "curl/8.5.0", "WhatsApp/2.23.20.0"],
  ])("is not %j", (agent) => expect(reads(agent)).toBe(false));

  it.each([
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { "Sec-Purpose": "prefetch;anonymous-client-ip" },
    { "Sec-Purpose": "PreFetch; Prerender" },
    { Purpose: "prefetch" },
    { Purpose: "preview" },
    { purpose: "PREVIEW" },
    { "X-Purpose": "preview" },
    { "X-Purpose": "instant, prefetch" },
    { "X-Moz": "prefetch" },
    { "Sec-Purpose": "", "X-Moz": "Prefetch" },
  ])("does not send %j", (headers) => expect(reads(BROWSER, headers)).toBe(false));

  it("may send other purposes, but not HEAD", () => {
    expect(reads(BROWSER, { "Sec-Purpose": "", Purpose: "navigate" })).toBe(true);
    expect(reads(BROWSER, {}, "HEAD")).toBe(false);
  });
});
