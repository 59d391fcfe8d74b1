import { describe, expect, it } from "vitest";
import { clientIp } from "../../worker/http/client-ip";

describe("the visitor's address", () => {
  const of = (ip: string) => clientIp(new Request("https://x.example", { headers: { "CF-Connecting-IP": ip } }));
  it("is the whole of IPv4 and the /64 of IPv6", () => {
    expect(of("203.0.113.7")).toBe("203.0.113.7");
    expect(of("2001:db8:1:2:aaaa::1")).toBe(of("2001:db8:1:2::ffff"));
    expect(of("2001:db8:1:2::1")).not.toBe(of("2001:db8:1:3::1"));
    expect(of("2001:0DB8:1:2::1")).toBe(of("2001:db8:1:2::1"));
    expect(of("::1")).toBe("0:0:0:0");
    expect(of("::ffff:203.0.113.7")).toBe("203.0.113.7");
  });
});
