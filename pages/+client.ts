import 'virtual:fonts.css'
import '#components/theme.css'
import '#components/shell/loader.ts'
