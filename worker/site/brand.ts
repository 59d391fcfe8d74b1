/** The brand, and where it is. */
export interface Site {
  name: string;
  /** Origin of every absolute address we print, without a slash at its end. */
  url: string;
}
