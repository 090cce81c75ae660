import type { Plugin } from 'rolldown'

/** The editor forgets its database of backups as soon as a writer chooses a folder of this computer. */
const forgotten =
  /if\((\w+)&&!(\w+)\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new \w+\(\w+,`draft-backups`)/

/** It deletes a backup of an earlier configuration without a word. The check reads what is restored. */
const discarded = /(\w+)\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\)/

/** Lets the editor restore unsaved words of a form. It has no setting for these cases. */
export const withBackups: Plugin = {
  name: 'with-backups',
  transform: {
    filter: { id: /@sveltia[\\/]cms/, code: /draft-backups/ },
    handler: (code) => code.replace(forgotten, 'if($1)$3').replace(discarded, '$1'),
  },
}

export const readIn = { '@sveltia/cms': '0.221.1' }
