/// What a manifest says of platforms, read as for iOS although Linux is built for.
enum PlatformConditions {
    /// Returns whether a manifest has lists of platforms, or frameworks to link.
    static func occur(in manifest: String) -> Bool { asForIOS(manifest) != manifest }

    /// Returns a manifest in which a list of platforms has Linux if it has iOS, and nothing is linked by a framework's
    /// name.
    ///
    /// A library that is always there takes the place of a framework, so that the condition around it may stay.
    static func asForIOS(_ manifest: String) -> String {
        withoutFlagsOfFrameworks(manifest).replacing(list) { match in
            let text = String(match.output)
            let names = text.split { !$0.isLetter }
            if names.contains("iOS") { return names.contains("linux") ? text : "[.linux, " + text.dropFirst() }
            return text.replacing(".linux", with: ".windows")
        }
        .replacing(/\.linkedFramework\(\s*"[^"]*"/, with: ".linkedLibrary(\"m\"")
    }

    /// Returns a manifest without flags by which the Mac's linker links a framework.
    static func withoutFlagsOfFrameworks(_ manifest: String) -> String {
        manifest.replacing(/(?:"-Xlinker",\s*)?"-(?:weak_)?framework",\s*(?:"-Xlinker",\s*)?"[^"]*"(?:\s*,)?/, with: "")
    }

    /// A list of nothing but platforms; those that a package supports have versions.
    private static var list: Regex<Substring> {
        /\[(?:\s*\.(?:iOS|macOS|macCatalyst|tvOS|watchOS|visionOS|driverKit|linux|windows|android|wasi|openbsd)\s*,?)+\s*\]/
    }
}
