/** The text fields of a posted form, "" if missing; undefined when the body is not a form. */
export async function readForm(request: Request): Promise<((name: string) => string) | undefined> {
  try {
    const form = await request.formData();
    return (name) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
  } catch {
    return undefined;
  }
}
