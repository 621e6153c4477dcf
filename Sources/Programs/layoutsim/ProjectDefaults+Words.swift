import LayoutSimXcodeProjects

extension ProjectDefaults {
    /// The line that tells users what was taken.
    func note(_ taken: [String]) -> String {
        "layoutsim: note: \(facts.product) is \(taken.joined(separator: ", ")) (\(source))\n"
    }

    /// What the facts say of devices and appearances, in words.
    var words: [String] { deviceWords + (isDark ? ["always dark"] : []) }

    /// What the facts say of devices, in words.
    var deviceWords: [String] {
        let system = facts.oldestSystem.map { "for iOS \($0) and later" }
        let kind = isForTablets ? "only for tablets" : isForPhones ? "only for phones" : nil
        return [system, kind, orientationWord].compactMap(\.self)
    }

    /// What is told of an app that never shares a tablet's screen.
    static let wholeWord = "always as large as the screen"

    private var orientationWord: String? {
        let supported = facts.orientations(on: isForTablets ? .pad : .phone)
        guard !supported.isEmpty else { return nil }
        let (portrait, landscape) = (supported.contains(where: \.isPortrait), supported.contains { !$0.isPortrait })
        guard portrait != landscape else { return nil }
        return (portrait ? "always upright" : "always in landscape") + (isForTablets || isForPhones ? "" : " on phones")
    }
}
