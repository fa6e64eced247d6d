import { wordDocument, type Paragraph } from '../platform/documents/index.js';
import { fileTask } from '../platform/heavy-task/index.js';

export interface WordOrder {
  readonly paragraphs: readonly Paragraph[];
  readonly at: Date;
}

export default fileTask<WordOrder>(({ paragraphs, at }) => wordDocument(paragraphs, at));
