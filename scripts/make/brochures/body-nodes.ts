/** A stretch of text, as the template sets it. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'newline' }

/** A block of text, as the template sets it. The first row of a table is its head. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'quote' | 'callout'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
