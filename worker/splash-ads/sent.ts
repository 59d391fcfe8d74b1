/** An ad as pages carry it. What is left out is as of most ads. */
export interface SentAd {
  id: string;
  title: string;
  image_url: string;
  srcset?: string | undefined;
  /** Start and end within the day, in Unix milliseconds. */
  from?: number | undefined;
  until?: number | undefined;
  weight?: number | undefined;
  frequency?: "day" | "week" | undefined;
  devices?: "phones" | "desktops" | undefined;
  /** Also on pages that a search engine led to. */
  onLanding?: true | undefined;
  /** Name of the casino that it leads to. */
  casino?: string | undefined;
}

/** What marks an ad for visitors: `Reklam · Işıltı Casino`. */
export const adLabel = (casino?: string | null) => (casino ? `Reklam · ${casino}` : "Reklam");
