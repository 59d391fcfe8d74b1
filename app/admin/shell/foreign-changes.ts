/**
 * Lets React update a page whose nodes a translator or an extension has moved. Such an update throws `NotFoundError`,
 * which takes the whole screen down with its unsaved input (facebook/react#11538).
 */
export function tolerateForeignChanges() {
  // oxlint-disable-next-line typescript/unbound-method -- Called with the node below.
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, added, sibling) as Added;
  };
}
