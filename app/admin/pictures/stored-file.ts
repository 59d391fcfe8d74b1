/** The file of a picture of this site. Throws where its address has none. */
export async function storedFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body = await response.blob();
  return new File([body], url.split("/").at(-1) ?? "", { type: body.type });
}
