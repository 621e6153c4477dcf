import LayoutSimCHarfBuzz

/// The writing systems of characters, as tags of ISO 15924.
enum Script {
    static let latin = HB_SCRIPT_LATIN.rawValue

    /// The script that each character is shaped in; one that many scripts share goes with what stands before it.
    static func scripts(of scalars: [UInt32]) -> [UInt32] {
        let functions = unsafe hb_unicode_funcs_get_default()
        let own = scalars.map { unsafe hb_unicode_script(functions, $0).rawValue }
        var current = own.first { !shared.contains($0) } ?? latin
        return own.map { script in
            if !shared.contains(script) { current = script }
            return current
        }
    }

    private static let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
}
