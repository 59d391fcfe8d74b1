/** The fields of a posted form as text, each `""` where it is missing; undefined for a body that is no form. */
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
