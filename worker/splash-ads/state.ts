/** Why an active ad does not run, by what it leads to. */
export type TargetFault = "casino" | "promotion";
