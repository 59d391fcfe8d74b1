import { compareChoice } from "./compare-choice";
import { drawer } from "./drawer";
import { liveForms } from "./live-form";
import { oneOpen } from "./one-open";

/** Starts what answers a visitor's actions. */
export function startAnswers() {
  drawer();
  oneOpen();
  liveForms();
  compareChoice();
}
