import LayoutSimAudits
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText
import LayoutSimViewTree

/// The faults in the screens of a file on one device in one language, by text size; a size that changes nothing needs
/// no layout.
struct KnownScreens {
    typealias Faults = [(root: InterfaceBuilderRoot, findings: [AuditFinding])]

    private var faults: [ContentSizeCategory: Faults] = [:]
    private var findings: [Screen: [AuditFinding]] = [:]
    private var screens: [ContentSizeCategory: [Screen]] = [:]

    /// A size at which every text style differs from `large`, so that a screen that does not change has no text styles.
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    /// Returns whether one case precedes another: the default size and the largest one come first, since they determine
    /// whether others matter.
    static func goes(_ first: ReaderCase, before second: ReaderCase) -> Bool {
        func rank(_ reader: ReaderCase) -> Int {
            reader.contentSize == .large ? 0 : reader.contentSize == largest ? 1 : 2
        }
        return rank(first) < rank(second)
    }

    /// The number of screens at each size.
    var screenCount: Int { screens[.large]?.count ?? 0 }

    /// Returns whether the screens at a size are known to equal those at the default size.
    func ignores(_ size: ContentSizeCategory) -> Bool {
        guard let usual = screens[.large], let largest = screens[KnownScreens.largest] else { return false }
        return usual == largest
    }

    /// Returns the faults at a size that was examined or that changes nothing.
    ///
    /// Faults for readers are determined only once.
    func faults(at size: ContentSizeCategory) -> Faults {
        if let own = faults[size] { return own }
        return (faults[.large] ?? []).map { ($0.root, $0.findings.filter { !$0.rule.isForReaders }) }
    }

    /// Audits the screens of a file at a size.
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
