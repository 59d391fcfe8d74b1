export interface TextRange {
  index: number;
  length: number;
}
