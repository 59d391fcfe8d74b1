/** Hosts that only search, with their subdomains, and those of portals whose other hosts do not. */
const ENGINES = new RegExp(
  [
    String.raw`(^|\.)(bing|duckduckgo|ecosia|startpage|qwant|mojeek)\.\w+$`,
    String.raw`^(www\.|m\.|images\.)?(google|yandex|baidu|ask)\.\w+(\.\w+)?$`,
    String.raw`(^|\.)search\.(yahoo|brave|aol|naver)\.[\w.]+$`,
    String.raw`^ya\.ru$|^com\.google\.android\.googlequicksearchbox$`,
  ].join("|"),
);

/** Whether a page was opened from the results of a search engine, by its referrer. */
export const isFromSearch = (referrer: string) => ENGINES.test(referrer.split("/")[2] ?? "");
