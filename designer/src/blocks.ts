import { AdvancedType, BlockManager, type IBlockData, type IPage, BasicType } from 'easy-email-core';
import type { ExtensionProps } from 'easy-email-extensions';
import { PAGE } from './read-mjml';

const INK = '#1D3B5C';

/**
 * What can be dragged into a letter: few blocks, in the dress of the ready letters, and no picture of anybody else. A picture
 * begins without one: the server refuses it, by its place, until one is uploaded.
 */
const CATEGORIES = [
  {
    label: 'Content',
    active: true,
    blocks: [
      {
        type: AdvancedType.TEXT,
        payload: { attributes: { padding: '5px 28px', 'font-size': '17px', 'line-height': '1.6' } },
      },
      { type: AdvancedType.IMAGE, payload: { attributes: { src: '', alt: '', padding: '10px 28px' } } },
      {
        type: AdvancedType.BUTTON,
        payload: {
          data: { value: { content: 'Visit our site' } },
          attributes: {
            href: 'https://example.org',
            'background-color': INK,
            color: '#FFFFFF',
            'font-size': '17px',
            'border-radius': '4px',
            padding: '22px 28px 8px 28px',
          },
        },
      },
      {
        type: AdvancedType.DIVIDER,
        payload: { attributes: { 'border-color': '#E3D9C3', padding: '20px 28px 8px 28px' } },
      },
      { type: AdvancedType.SPACER, payload: {} },
    ],
  },
  {
    label: 'Layout',
    active: true,
    displayType: 'column',
    blocks: [
      {
        title: '2 columns',
        payload: [
          ['50%', '50%'],
          ['33%', '67%'],
          ['67%', '33%'],
        ],
      },
      { title: '3 columns', payload: [['33.33%', '33.33%', '33.33%']] },
    ],
  },
] satisfies ExtensionProps['categories'];

type Category = ExtensionProps['categories'][number];

/** The same under the labels of a language, by their English. */
export const categoriesIn = (labels: Record<string, string>): ExtensionProps['categories'] =>
  CATEGORIES.map(
    ({ label, blocks, ...category }) =>
      ({
        ...category,
        label: labels[label] ?? label,
        blocks: blocks.map((block) =>
          'title' in block ? { ...block, title: labels[block.title] ?? block.title } : block,
        ),
      }) as Category,
  );

/** A page that holds one text: where a letter begins that was not made of blocks. */
export function pageWithText(content: string): IPage {
  const text = blockOf(AdvancedType.TEXT, {
    data: { value: { content } },
    attributes: { padding: '24px 28px', 'font-size': '17px', 'line-height': '1.6', color: '#2B2A27' },
  });
  return {
    type: BasicType.PAGE,
    attributes: { width: '600px', 'background-color': '#FBF9F5' },
    data: { value: { ...PAGE, 'content-background-color': '#FFFFFF' } },
    children: [text],
  };
}

function blockOf(type: AdvancedType, payload: Partial<IBlockData>): IBlockData {
  const block = BlockManager.getBlockByType(type);
  if (!block) throw new Error(`The designer has no block "${type}".`);
  return block.create(payload as never);
}
