import { expect, it } from "vitest";
import { isFromSearch } from "../../app/enhance/search-engines";

it.each([
  "https://www.google.com/",
  "https://www.google.com.tr/",
  "https://google.co.uk/url?q=x",
  "android-app://com.google.android.googlequicksearchbox/",
  "https://www.bing.com/search?q=bonus",
  "https://cn.bing.com/",
  "https://yandex.com.tr/",
  "https://ya.ru/",
  "https://duckduckgo.com/",
  "https://html.duckduckgo.com/",
  "https://tr.search.yahoo.com/",
  "https://search.brave.com/",
  "https://www.ecosia.org/",
])("%s is a search engine", (referrer) => expect(isFromSearch(referrer)).toBe(true));

it.each([
  "",
  "https://rehber.example/bonuslar?q=google.com",
  "https://mail.google.com/",
  "https://sites.google.com/view/bonus",
  "https://disk.yandex.com.tr/",
  "https://www.yahoo.com/",
  "https://google.com.evil.example.org/",
  "https://notbing.com/",
  "https://t.co/x",
])("'%s' is none", (referrer) => expect(isFromSearch(referrer)).toBe(false));
