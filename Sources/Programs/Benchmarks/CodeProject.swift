import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots
import UIKit

/// A project with goldens for any number of variants of a screen of 41 views in UIKit code, on all phones and with
/// different texts.
@MainActor struct CodeProject {
    private let project: SnapshotProject
    private let viewports: [Viewport]
    private let texts: [String]
    private let count: Int
    private let renderer: Renderer

    init(variants count: Int, root: String) throws {
        self.count = count
        project = SnapshotProject(root: root, isReadOnly: true)
        try Folder(project.root).create()
        viewports = try BadgeMatrix.phones.flatMap { name in
            let phone = try DeviceCatalog.embedded.device(named: name)
            return Orientation.allCases.map { phone.viewport($0) }
        }
        texts = try BadgeCatalog.embedded.records.map(\.description)
        renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
    }

    func remove() { try? Folder(project.root).removeAll() }

    func recordGoldens() throws {
        var lock = LockFile()
        for number in 0..<count {
            let rendition = try Rendition(subject(number), renderer: renderer)
            try project.goldens.write(rendition, renderer: renderer)
            lock.entries[rendition.key] = rendition.lockEntry
        }
        try project.goldens.lockFile.write(lock.description)
    }

    /// Returns how many variants do not match their goldens, each checked the way golden expectations do it.
    func verify() throws -> Int {
        let run = try SnapshotRun(project: project)
        var changed = 0
        for number in 0..<count {
            try onDevice(number) { root in
                let layout = renderer.layout(root.frozen(named: "cards"))
                let subject = SnapshotSubject(key: key(number), layout: layout)
                let isReplayed = root.framesWithoutNumbers.isEmpty && root.replayDifference(from: layout) == nil
                if try !isReplayed || !run.report(on: subject, renderer: renderer).outcome.isSame { changed += 1 }
            }
        }
        return changed
    }

    /// Creates variants, lays them out and hashes their pixels.
    func draw() throws {
        for number in 0..<count {
            let layout = renderer.layout(subject(number).screen)
            _ = try renderer.pixelHash(renderer.displayList(layout))
        }
    }

    private func subject(_ number: Int) -> SnapshotSubject {
        onDevice(number) { SnapshotSubject(key: key(number), screen: $0.frozen(named: "cards")) }
    }

    private func key(_ number: Int) -> SnapshotKey { SnapshotKey(screen: "cards", variant: "v\(number)") }

    private func onDevice<Result>(_ number: Int, _ body: (UIView) throws -> Result) rethrows -> Result {
        let viewport = viewports[number % viewports.count]
        return try SimulatedDevice.with(SimulatedDevice(viewport: viewport)) {
            let size = CGSize(width: viewport.size.width, height: viewport.size.height)
            return try body(UIKitScreen(cards: 10, size: size, texts: texts, from: number).root)
        }
    }
}
