import LayoutSimNotation

/// The settings of Swift's compiler that a target has in Xcode, as a manifest has them.
struct TargetSettings {
    /// Calls of `SwiftSetting`.
    private(set) var calls: [String] = []
    /// What differs from Xcode, a line each without the target's name.
    private(set) var notes: [String] = []

    init(of settings: BuildSettings) {
        let version = settings["SWIFT_VERSION"] ?? "5.0"
        let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
        if major < 4 { notes.append("Swift \(version) is built in the mode of Swift 4, the oldest that there is") }
        if let mode = TargetSettings.languageMode(version, major) { calls.append(".swiftLanguageMode(.\(mode))") }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            calls.append(".defaultIsolation(MainActor.self)")
        }
        for feature in TargetSettings.features(settings, isNew: major >= 6) {
            calls.append(".enableUpcomingFeature(\(quoted(feature)))")
        }
        for condition in TargetSettings.conditions(settings) { calls.append(".define(\(quoted(condition)))") }
    }

    /// Returns the mode of the compiler for a version of Swift; `nil` for that of Swift 5, which the manifest has.
    private static func languageMode(_ version: String, _ major: Int) -> String? {
        switch major {
        case ...3: "v4"
        case 4: version.hasPrefix("4.2") ? "v4_2" : "v4"
        case 5: nil
        default: "v6"
        }
    }

    /// Returns the conditions of `#if`, except `DEBUG`, which SwiftPM sets.
    private static func conditions(_ settings: BuildSettings) -> [String] {
        var words = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var flags = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let flag = flags.popFirst() {
            if flag == "-D" {
                words += [flags.popFirst()].compactMap(\.self)
            } else if flag.hasPrefix("-D") {
                words.append(String(flag.dropFirst(2)))
            }
        }
        var seen: Set<String> = ["DEBUG"]
        return words.filter { word in
            let isName = word.first.map { $0.isLetter || $0 == "_" } ?? false
            return isName && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && seen.insert(word).inserted
        }
    }

    private static func features(_ settings: BuildSettings, isNew: Bool) -> [String] {
        let isApproachable = settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY")
        return known.filter { feature in
            guard !isNew || !feature.isInSwift6 else { return false }
            return settings.isTrue(feature.setting) || isApproachable && feature.isApproachable
        }
        .map(\.name)
    }

    private struct Feature {
        var setting: String
        var name: String
        var isInSwift6 = false
        var isApproachable = false
    }

    /// The settings of Xcode 26 [Apple, Build settings reference] and the features that they enable [Swift's features
    /// in `Features.def`].
    private static let known = [
        Feature(setting: "SWIFT_ENABLE_BARE_SLASH_REGEX", name: "BareSlashRegexLiterals", isInSwift6: true),
        upcoming("CONCISE_MAGIC_FILE", "ConciseMagicFile", isInSwift6: true),
        upcoming("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", isInSwift6: true),
        upcoming("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", isInSwift6: true, true),
        upcoming("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", isInSwift6: true),
        upcoming("EXISTENTIAL_ANY", "ExistentialAny"),
        upcoming("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", isInSwift6: true),
        upcoming(
            "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", isInSwift6: true, true),
        upcoming("GLOBAL_CONCURRENCY", "GlobalConcurrency", isInSwift6: true),
        upcoming("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", isInSwift6: true),
        upcoming("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", isInSwift6: true),
        upcoming("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", isInSwift6: false, true),
        upcoming("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", isInSwift6: true, true),
        upcoming("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        upcoming("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", isInSwift6: true),
        upcoming("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        upcoming("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", isInSwift6: false, true),
        upcoming("REGION_BASED_ISOLATION", "RegionBasedIsolation", isInSwift6: true),
    ]

    private static func upcoming(
        _ setting: String, _ name: String, isInSwift6: Bool = false, _ isApproachable: Bool = false
    ) -> Feature {
        Feature(
            setting: "SWIFT_UPCOMING_FEATURE_\(setting)", name: name, isInSwift6: isInSwift6,
            isApproachable: isApproachable)
    }
}
