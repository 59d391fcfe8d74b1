import { commentForm } from "./comment-form";
import { commentOrder } from "./comment-order";

/** Starts what answers actions in a section of comments. */
export function commentSection(section: HTMLElement) {
  commentOrder(section);
  commentForm(section);
}
