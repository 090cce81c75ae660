import '#components/theme.css'
import '#components/shell/loader.ts'
