import { describe, expect, it } from "vitest";
import { leadsToCasino } from "../../worker/splash-ads/targets";

const SITE = "https://rehber.example";
const casino = { id: "5b1c1f1e-6a3e-4f57-9d0a-0c8f5d3a2b11", slug: "bozkir", url: "https://www.bozkir.example/giris" };

describe("an address", () => {
  it.each([
    "https://bozkir.example/",
    "http://www.bozkir.example/kampanya?a=1",
    "https://BOZKIR.example",
    `${SITE}/casino/bozkir`,
    `${SITE}/casino/Bozkir?sayfa=2#promosyonlar`,
    `${SITE}/casino/${casino.id}`,
    `${SITE}/bonuslar/bozkir/ates-bonusu`,
    "https://www.rehber.example/bonuslar/bozkir/ates-bonusu",
  ])("%s leads to the casino", (address) => expect(leadsToCasino(address, casino, SITE)).toBe(true));

  it.each([
    "https://bozkir.example.org/",
    "https://baska.example/casino/bozkir",
    `${SITE}/casino/bozkir-bet`,
    `${SITE}/blog/bozkir`,
    `${SITE}/bonuslar?q=bozkir`,
    `${SITE}/`,
    "bozkir.example",
    "",
  ])("%s does not", (address) => expect(leadsToCasino(address, casino, SITE)).toBe(false));
});
