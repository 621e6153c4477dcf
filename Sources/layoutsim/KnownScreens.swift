import LayoutSimAudits
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText
import LayoutSimViewTree

/// The faults of the screens of a file on one device in one language, by text size; a size that changes nothing costs no layout.
struct KnownScreens {
    typealias Faults = [(root: InterfaceBuilderRoot, findings: [AuditFinding])]

    private var faults: [ContentSizeCategory: Faults] = [:]
    private var findings: [Screen: [AuditFinding]] = [:]
    private var screens: [ContentSizeCategory: [Screen]] = [:]

    /// The size at which every text style differs from `large`, so that a screen that is the same has none.
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    /// The usual size and the largest one go first, since they tell whether others matter.
    static func goes(_ first: ReaderCase, before second: ReaderCase) -> Bool {
        func rank(_ reader: ReaderCase) -> Int {
            reader.contentSize == .large ? 0 : reader.contentSize == largest ? 1 : 2
        }
        return rank(first) < rank(second)
    }

    /// How many screens there are at each size.
    var screenCount: Int { screens[.large]?.count ?? 0 }

    /// Whether the screens are known to be those of the usual size.
    func ignores(_ size: ContentSizeCategory) -> Bool {
        guard let usual = screens[.large], let largest = screens[KnownScreens.largest] else { return false }
        return usual == largest
    }

    /// The faults at a size that was looked at or that changes nothing.
    ///
    /// Those for readers are looked for once.
    func faults(at size: ContentSizeCategory) -> Faults {
        if let own = faults[size] { return own }
        return (faults[.large] ?? []).map { ($0.root, $0.findings.filter { !$0.rule.isForReaders }) }
    }

    /// Judges the screens of a file at a size.
    mutating func look(at assembly: SceneAssembly, _ size: ContentSizeCategory, includingReaders: Bool) throws {
        var seen: [Screen] = []
        let mirrored = includingReaders ? try assembly.mirroredScreens() : [:]
        faults[size] = try assembly.audit { screen in
            seen.append(screen.screen)
            let image = mirrored[screen.root.id]
            return try findings(of: screen, in: assembly, includingReaders, mirrored: image)
        }
        screens[size] = seen
    }

    private mutating func findings(
        of screen: AssembledScreen, in assembly: SceneAssembly, _ includesReaders: Bool, mirrored: Screen?
    ) throws -> [AuditFinding] {
        if let known = findings[screen.screen] { return known }
        let renderer = assembly.renderer
        let layout = renderer.layout(screen.screen)
        var found = renderer.audit(layout, isFullScreen: assembly.isFullScreen(screen))
        findings[screen.screen] = found
        if includesReaders { found += try renderer.readerAudit(layout) }
        if let mirrored { found += layout.sidedViews(renderer.layout(mirrored), line: assembly.file.line(of:)) }
        return found
    }
}
