/** For each mistake, in its order: a text that has it, and one that is right. */
type Example = readonly [bad: string, good: string]

const everywhere: readonly Example[] = [
  ['Rooms of 20 m^2^', 'Rooms of 20 m²'],
  ['The ==last== day', 'C++ and 1+1=2'],
  ['Welcome :smile:', 'Open 9:00:00, Sunday: Friday'],
  ['A 𝗻𝗲𝘄 𝗰𝗼𝘂𝗿𝘀𝗲', 'A new course'],
  ['Devel\u00ADopment', 'Development'],
]

export const inFields: readonly Example[] = [
  ...everywhere,
  ['The fee !placeholder', 'The fee'],
  ['<ToSupply>A day</ToSupply>', 'A day'],
  ['A <em>new</em> course', 'Fewer than < 5, more than > 3'],
  ['Leadership &amp; Innovation', 'Leadership & Innovation; more'],
  ['A **new** course', 'Five * stars [sic]'],
  ['H~2~O in towns', 'About ~5 days'],
]

export const inBody: readonly Example[] = [
  ...everywhere,
  ['!placeholder The fees.', '<ToSupply>The fees.</ToSupply>'],
  ['A ** new ** course.', 'A **new** course.'],
  ['**Note: **bring a pen.', '**Note:** bring a pen.'],
  ['A **“new”**course.', 'A **“new”** course.'],
  ['It is _im_portant.', 'It is *im*portant.'],
  ['This is **bold text.', 'This is **bold** text.'],
  ['The letters a * b *c.', 'Rooms of 4 * 5 m, *mostly* new.'],
  ['##Fees', '## Fees'],
  ['##\u00A0The\u00A0fees', '## The\u00A0fees'],
  [':::note\nBring a pen.\n:::', '<Callout>Bring a pen.</Callout>'],
  ['Term\n: Its meaning', '- **Term**: its meaning'],
  ['*Planning of towns.', '*Planning* of towns.'],
  ['• Planning\n•Budgets', '- Planning\n- Budgets'],
  ['→ Planning\n→ Budgets', '→ Planning comes first.'],
  ['a) Planning\nb) Budgets', '- Planning\n- Budgets'],
  ['1.Planning\n2.Budgets', '1. Planning\n2. Budgets'],
  ['| a | b |\n| - |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['See [the form(/contact).', 'See [the form](/contact).'],
  ['![A house](/images/my photo.jpg)', '![A house](https://host.example/my-photo.jpg)'],
]
