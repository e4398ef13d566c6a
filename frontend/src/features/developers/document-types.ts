export interface TextSection {
  /** Empty before the first heading of the second level. */
  title: string;
  /** Of a list. What is between backquotes is code. */
  items: string[];
}

export interface ErrorGroup {
  /** As in HTTP, or `4XX` for what any request may be answered with. */
  status: string;
  codes: { code: string; message: string }[];
}
