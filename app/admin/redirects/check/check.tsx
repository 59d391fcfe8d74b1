/** Checks where each address of a list leads. */
export default function Check() {
  return null;
}
