/**
 * The plugin as Obsidian loads it: bundled into `build/main.js` by `scripts/bundle.js`.
 */
import '@tehai/core/claims/safety'
import '@tehai/core/claims/value'
import {getLanguage, Notice, Plugin, PluginSettingTab, Setting, type App} from 'obsidian'
import {makeNotes, type Notes, type Options} from './index.js'
import {languageOf} from '@tehai/kernel/block'
import {languages, loadLanguage} from '@tehai/kernel/source'
import {dictionaries} from './words/index.js'

/** Settings of a vault: texts as they were typed. */
export interface Settings {
  readonly rules: string
  readonly hanafudaRules: string
}

const defaults: Settings = {rules: '', hanafudaRules: ''}

export default class TehaiPlugin extends Plugin {
  override settings: Settings = defaults
  private notes: Notes = makeNotes()

  override async onload(): Promise<void> {
    this.settings = {...defaults, ...((await this.loadData()) as Partial<Settings> | null)}
    await Promise.all(languages.map(loadLanguage)) // all are in this file
    this.read()
    for (const language of this.notes.languages) {
      this.registerMarkdownCodeBlockProcessor(language, (source, element, context) => {
        this.notes.drawBlock(language, source, element, context)
      })
    }
    this.registerMarkdownPostProcessor((element, context) => {
      this.notes.drawTexts(element, context)
    })
    this.addSettingTab(new TehaiSettings(this.app, this))
  }

  /** Change a setting. Open notes show the change when they are drawn again. */
  async change(changed: Partial<Settings>): Promise<void> {
    this.settings = {...this.settings, ...changed}
    this.read()
    await this.saveData(this.settings)
  }

  private read(): void {
    const {rules, hanafudaRules} = this.settings
    const options: Options = {
      language: getLanguage(),
      ...(rules.trim() !== '' && {rules: rules as NonNullable<Options['rules']>}),
      ...(hanafudaRules.trim() !== '' && {hanafudaRules})
    }
    try {
      this.notes = makeNotes(options)
    } catch (error) {
      // The typed value is not allowed: notes keep their previous rules.
      notify(`Tehai: ${(error as Error).message}`)
    }
  }
}

/** Show a message for some seconds. */
const notify = (text: string): Notice => new Notice(text)

class TehaiSettings extends PluginSettingTab {
  private readonly owner: TehaiPlugin

  constructor(app: App, owner: TehaiPlugin) {
    super(app, owner)
    this.owner = owner
  }

  override display(): void {
    const words = dictionaries[languageOf(getLanguage()) ?? 'en']
    this.containerEl.empty()
    for (const name of ['rules', 'hanafudaRules'] as const) {
      new Setting(this.containerEl)
        .setName(words[name].name)
        .setDesc(words[name].about)
        .addText(text =>
          text
            .setPlaceholder(words[name].example)
            .setValue(this.owner.settings[name])
            .onChange(value => this.owner.change({[name]: value}))
        )
    }
  }
}
