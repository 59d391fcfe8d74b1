import { describe, expect, it } from "vitest";
import { clientIp } from "../../worker/http/client-ip";

const of = (ip: string) => clientIp(new Request("https://x.example", { headers: { "CF-Connecting-IP": ip } }));

describe("the visitor's address", () => {
  it.each([
    ["IPv4", "203.0.113.7", "203.0.113.7"],
    ["the loopback of IPv6", "::1", "0:0:0:0"],
    ["IPv4 mapped to IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ])("of %s is read from %s as %s", (_, ip, address) => expect(of(ip)).toBe(address));

  it.each([
    ["abbreviated", "2001:db8:1:2:aaaa::1", "2001:db8:1:2::ffff"],
    ["written with zeros and capitals", "2001:0DB8:1:2::1", "2001:db8:1:2::1"],
  ])("is the same within a /64 of IPv6, %s", (_, one, other) => expect(of(one)).toBe(of(other)));

  it("differs between two /64 of IPv6", () => expect(of("2001:db8:1:2::1")).not.toBe(of("2001:db8:1:3::1")));
});
