import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots
import LayoutSimWorkers

/// A project with goldens for any number of variants of the badge detail, on all phones and each with a different text.
struct BenchmarkProject {
    private struct Variant: Sendable {
        var key: SnapshotKey
        var viewport: Viewport
        var badge: BadgeRecord

        var subject: SnapshotSubject {
            let data = BadgeDataModel(
                title: badge.title, description: badge.description, image: Patch(of: badge.name).image)
            return SnapshotSubject(key: key, screen: BadgeDetail.screen(on: viewport, data: data))
        }
    }

    private let project: SnapshotProject
    private let variants: [Variant]

    init(variants count: Int, root: String) throws {
        project = SnapshotProject(root: root, isReadOnly: true)
        try Folder(project.root).create()
        let viewports = try BadgeMatrix.phones.flatMap { name in
            let phone = try DeviceCatalog.embedded.device(named: name)
            return Orientation.allCases.map { phone.viewport($0) }
        }
        let badges = try BadgeCatalog.embedded.records
        variants = (0..<count).map { number in
            Variant(
                key: SnapshotKey(screen: "badge", variant: "v\(number)"), viewport: viewports[number % viewports.count],
                badge: badges[number / viewports.count % badges.count])
        }
    }

    func remove() { try? Folder(project.root).removeAll() }

    func recordGoldens() throws {
        let goldens = project.goldens
        let work = ParallelWork(variants, tools: { try? Renderer() }) { variant, renderer in
            Result {
                let renderer = try renderer ?? Renderer()
                let rendition = try Rendition(variant.subject, renderer: renderer)
                try goldens.write(rendition, renderer: renderer)
                return (rendition.key, rendition.lockEntry)
            }
        }
        var lock = LockFile()
        try work.forEach { answer in
            let (key, entry) = try answer.get()
            lock.entries[key] = entry
        }
        try goldens.lockFile.write(lock.description)
    }

    /// Returns how many of the first variants do not match their goldens.
    func verify(_ count: Int) throws -> Int {
        let run = try SnapshotRun(project: project)
        let work = ParallelWork(Array(variants.prefix(count)), tools: { try? Renderer() }) { variant, renderer in
            Result { try run.report(on: variant.subject, renderer: renderer ?? Renderer()).outcome.isSame }
        }
        var changed = 0
        try work.forEach { answer in if try !answer.get() { changed += 1 } }
        return changed
    }

    /// Lays variants out and hashes their pixels.
    func draw(_ count: Int) throws {
        let work = ParallelWork(Array(variants.prefix(count)), tools: { try? Renderer() }) { variant, renderer in
            Result {
                let renderer = try renderer ?? Renderer()
                let layout = renderer.layout(variant.subject.screen)
                return try renderer.pixelHash(renderer.displayList(layout))
            }
        }
        try work.forEach { _ = try $0.get() }
    }
}
