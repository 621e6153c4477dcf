/// Packages in the language mode of Swift 6, which are compiled in that of Swift 5 with what Swift 6 reads otherwise:
/// that nothing races is checked with Apple's modules, whose declarations say other things of that than those of Linux.
enum LanguageModes {
    /// Whether a manifest asks for the mode of Swift 6.
    static func mentionSix(_ manifest: String) -> Bool { areOfSix(manifest) || manifest.contains(mode) }

    /// Returns a manifest with the mode of Swift 5 in the place of that of Swift 6.
    static func lowered(_ manifest: String) -> String {
        let features = featuresOfSix.map { ".enableUpcomingFeature(\"\($0)\")" }.joined(separator: ", ")
        let lowered = manifest.replacing(mode, with: features)
        guard areOfSix(manifest) else { return lowered }
        let name = ProvidedPackages.packageName(in: manifest)
        return lowered + """

            \(name).swiftLanguageModes = [.v5]
            for target in \(name).targets where [.regular, .executable, .test].contains(target.type) {
                target.swiftSettings = (target.swiftSettings ?? []) + [\(features)]
            }

            """
    }

    /// Whether the targets of a manifest are in the mode of Swift 6 unless they name another.
    private static func areOfSix(_ manifest: String) -> Bool {
        guard ToolsVersion(of: manifest)?.isOfSix == true else { return false }
        let modes = manifest.firstMatch(of: /swiftLanguage(Modes|Versions)\s*:\s*\[([^\]]*)\]/)
        return modes.map { $0.output.2.contains("v6") } ?? true
    }

    /// The mode as a target names it.
    private static let mode = ".swiftLanguageMode(.v6)"

    /// What Swift 6 reads otherwise than Swift 5, besides its checks.
    private static let featuresOfSix = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "DynamicActorIsolation",
        "ForwardTrailingClosures", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]
}
