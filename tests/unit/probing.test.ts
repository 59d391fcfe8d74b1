import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outsideAddress, publicAddress } from "../../worker/references/outside-address";
import { type Fetch, isUnreached, type ProbeOutcome, probe, REQUESTS_MAX } from "../../worker/references/probing";

const SITE = "https://bonusrehberi.com";
const AGENT = "Mozilla/5.0 (compatible; LinkCheck/1.0; +https://bonusrehberi.com)";

describe("a public address", () => {
  it.each([
    ["https://kumarhane.com/yol?a=1#b", "https://kumarhane.com/yol?a=1"],
    ["http://kumarhane.com:8080", "http://kumarhane.com:8080/"],
    ["HTTPS://ŞANS.com/", "https://xn--ans-rza.com/"],
  ])("is asked for: %s", (text, address) => expect(publicAddress(text)).toBe(address));

  it.each([
    ...["ftp://kumarhane.com/", "javascript:alert(1)", "//kumarhane.com/", "kumarhane.com", "https://", ""],
    ...["https://ad:sifre@kumarhane.com/", "https://ad@kumarhane.com/", "https://kumarhane.com\\@127.0.0.1/"],
    ...["http://localhost/", "http://localhost:8787/", "http://x.localhost/", "http://a.localdomain/", "http://vm/"],
    ...["http://127.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://127.1/"],
    ...["http://10.0.0.1/", "http://192.168.1.1/", "http://172.16.0.1/", "http://169.254.169.254/latest/meta-data"],
    ...["http://8.8.8.8/", "http://[::1]/", "http://[fd00::1]/", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/"],
    ...["http://metadata.google.internal/", "http://metadata.google.internal./", "http://yazici.local/"],
    ...["http://router.lan/", "http://nas.home.arpa/", "http://git.corp/", "http://x.onion/", "https://x.example/"],
    ...[
      "https://x.svc/",
      "https://fritz.box/",
      "https://10.0.0.8.nip.io/",
      "https://a.10-0-0-8.SSLIP.io./",
      "https://localtest.me/",
    ],
    ...["https://x.test/", "https://x.invalid/", "https://X.EXAMPLE/", "http://１２７.0.0.1/", "http://①②⑦.0.0.1/"],
  ])("is not: %j", (text) => expect(publicAddress(text)).toBeUndefined());

  it("is outside when it is on another host than the site", () => {
    expect(outsideAddress(`${SITE}/blog`, SITE)).toBeUndefined();
    expect(outsideAddress("https://BONUSREHBERI.com/blog", SITE)).toBeUndefined();
    expect(outsideAddress("https://kumarhane.com/", SITE)).toBe("https://kumarhane.com/");
  });
});

describe("checking an address", () => {
  const asked: string[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  let last: IncomingMessage;
  const server = createServer((request, response) => {
    last = request;
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  let stub = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stub = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void asked.splice(0));

  /** Hosts of the tests are served by the stub. */
  const toStub: Fetch = (address, init) => fetch(stub + new URL(address).pathname, init);
  const ask = (path = "/", fetch: Fetch = toStub) => probe(`https://kumarhane.com${path}`, { fetch, userAgent: AGENT });
  const statuses = (head: number, get = head) => {
    answer = ({ method }, response) => response.writeHead(method === "HEAD" ? head : get).end("x");
  };

  it.each<[number, number, ProbeOutcome, number]>([
    [200, 200, "well", 1],
    [204, 204, "well", 1],
    [304, 304, "well", 1],
    [400, 400, "well", 1],
    [401, 401, "well", 1],
    [429, 429, "well", 1],
    [999, 999, "well", 1],
    [451, 451, "well", 1],
    [403, 403, "well", 2],
    [403, 404, "404", 2],
    [405, 200, "well", 2],
    [405, 410, "410", 2],
    [404, 200, "well", 2],
    [404, 404, "404", 2],
    [410, 410, "410", 2],
    [501, 200, "well", 2],
    [500, 200, "well", 2],
    [500, 500, "500", 2],
    [503, 503, "503", 2],
    [522, 522, "no-answer", 2],
    [530, 530, "no-connection", 2],
  ])("HEAD %i, GET %i: %s", async (head, get, outcome, requests) => {
    statuses(head, get);
    expect(await ask()).toBe(outcome);
    expect(asked).toEqual(["HEAD /", "GET /"].slice(0, requests));
    expect(last.headers["user-agent"]).toBe(AGENT);
  });

  it("a bot challenge counts as an answer", async () => {
    answer = (_, response) => response.writeHead(503, { "cf-mitigated": "challenge" }).end();
    expect(await ask()).toBe("well");
  });

  it("its body is not read", async () => {
    let isClosed = false;
    answer = ({ method }, response) => {
      response.writeHead(method === "HEAD" ? 405 : 200);
      if (method === "HEAD") return response.end();
      response.on("close", () => (isClosed = true));
      return response.write("x".repeat(100_000));
    };
    expect(await ask()).toBe("well");
    await expect.poll(() => isClosed).toBe(true);
  });

  it("redirects are followed to where they lead", async () => {
    answer = ({ url }, response) =>
      url === "/"
        ? response.writeHead(302, { Location: "https://baska-yer.com/a" }).end()
        : url === "/a"
          ? response.writeHead(301, { Location: "b?x=1" }).end()
          : response.writeHead(404).end();
    expect(await ask()).toBe("404");
    expect(asked).toEqual(["HEAD /", "HEAD /a", "HEAD /b", "GET /b"]);
  });

  it.each([
    ...["http://127.0.0.1/", "http://localhost/", "http://169.254.169.254/latest", "https://a:b@kumarhane.com/"],
    ...["file:///etc/passwd", "http://[::1]/", "https://"],
  ])("a redirect to %s is not followed", async (location) => {
    answer = (_, response) => response.writeHead(302, { Location: location }).end();
    expect(await ask()).toBe("bad-redirect");
    expect(asked).toEqual(["HEAD /"]);
  });

  it("redirects that do not end are given up after five, and are no fault", async () => {
    answer = (_, response) => response.writeHead(302, { Location: "/" }).end();
    expect(await ask()).toBe("well");
    expect(asked).toHaveLength(6);
    answer = ({ url, method }, response) =>
      url === "/5" && method === "HEAD"
        ? response.writeHead(500).end()
        : response.writeHead(302, { Location: `/${Number(url?.slice(1)) + 1}` }).end();
    asked.splice(0);
    expect(await ask()).toBe("well");
    expect(asked).toHaveLength(REQUESTS_MAX);
  });

  it("a private address is never asked", async () => {
    const none: Fetch = () => Promise.reject(new Error("asked"));
    expect(await probe("http://127.0.0.1/", { fetch: none, userAgent: AGENT })).toBe("bad-redirect");
  });

  it("a host that refuses or closes the connection does not count as reached", async () => {
    expect(await ask("/", () => fetch("http://127.0.0.1:1/"))).toBe("no-connection");
    answer = (request) => request.socket.destroy();
    expect(await ask()).toBe("no-connection");
    expect(
      ["no-connection", "no-answer", "404", "well"].map((outcome) => isUnreached(outcome as ProbeOutcome)),
    ).toEqual([true, true, false, false]);
  });

  it("a host that never answers is given up, whichever limit comes first", async () => {
    answer = () => undefined;
    const methods: unknown[] = [];
    const counted: Fetch = (address, init) => {
      methods.push(init.method);
      return toStub(address, init);
    };
    const within = (request: number, address: number) =>
      probe("https://kumarhane.com/", { fetch: counted, userAgent: AGENT, limits: { request, address } });
    expect(await within(50, 60_000)).toBe("no-answer");
    expect(methods).toEqual(["HEAD", "GET"]);
    expect(await within(60_000, 50)).toBe("no-answer");
    answer = ({ method }, response) => method === "GET" && response.end();
    expect(await within(1_000, 60_000)).toBe("well");
  });
});
