import LayoutSimCauses
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSeededRandom
import LayoutSimWorkers

/// A study of whether edits of real files are found again as causes: one, two or three at once, in random places.
struct MutationStudy {
    /// Edits that were made together, and the worst result for them on any device.
    fileprivate struct Result: Sendable {
        var kinds: [String]
        var judgments: [MutationJudgment]
        var groupCount: Int
        var path: String

        var verdict: MutationJudgment.Verdict { judgments.map(\.verdict).max() ?? .right }
    }

    private static let devices = ["iphone-5", "iphone-xr"]

    /// Makes `count` effective sets of edits in the files of a folder, and prints those whose causes are wrong and a
    /// table by kind of edit.
    static func run(folder: String, count: Int, seed: UInt64) throws -> ExitStatus {
        let files = try paths(in: folder)
        guard !files.isEmpty else {
            try StandardStream.output.write("mutations: no storyboards or xibs in '\(folder)'; nothing was studied\n")
            return .fine
        }
        var random = SeededRandom(seed: seed)
        let each = 12
        var picks: [(path: String, seed: UInt64)] = []
        let rich = files.filter(hasEmbeddedContent)
        while picks.count * each < count {
            picks.append((random.pick(random.chance(percent: 40) && !rich.isEmpty ? rich : files), random.next()))
        }
        var table = MutationTable()
        let work = ParallelWork(picks, tools: Renderers.init) { pick, renderers in
            Self.results(of: pick.path, each, SeededRandom(seed: pick.seed), renderers)
        }
        try work.forEach { results in
            for result in results {
                table.count(result.kinds, result.verdict, isOneGroup: result.groupCount <= 1)
                for judgment in result.judgments { table.count(judgment) }
                if result.verdict > .right { try StandardStream.output.write(result.description) }
            }
        }
        try StandardStream.output.write(table.description)
        return .fine
    }

    private static func paths(in folder: String) throws -> [String] {
        try Folder(folder).names().flatMap { name in
            let path = "\(folder)/\(name)"
            if File(path).isFolder { return try paths(in: path) }
            return name.hasSuffix(".storyboard") || name.hasSuffix(".xib") ? [path] : []
        }
    }

    /// Few files have rows, items or embedded scenes, whose edits are the hardest to find.
    private static func hasEmbeddedContent(_ path: String) -> Bool {
        guard let bytes = try? File(path).contents() else { return false }
        let names: Set<String> = ["tableViewSection", "containerView", "collectionViewCell"]
        return MarkupTree(bytes).elements.contains { names.contains($0.name) }
    }

    private static func results(
        of path: String, _ count: Int, _ random: SeededRandom, _ renderers: Renderers
    ) -> [Result] {
        guard let bytes = try? File(path).contents(), bytes.count < 400_000 else { return [] }
        let file = StudiedFile(path: path, bytes: bytes, renderers: renderers)
        var random = random
        var results: [Result] = []
        for _ in 0..<count * 3 where results.count < count {
            let size = random.pick([1, 1, 1, 2, 2, 3])
            let scene = random.pick(FileMutations.scenes(of: file.tree))
            var source = FileMutations(file.tree, scene: scene, random: SeededRandom(seed: random.next()))
            var mutations: [FileMutation] = []
            for _ in 0..<size * 4 where mutations.count < size {
                guard let next = source.next(), mutations.allSatisfy(next.isCompatible) else { continue }
                mutations.append(next)
            }
            // Edits that the file does not survive are not studied.
            guard mutations.count == size, let result = try? result(file, mutations) else { continue }
            results.append(result)
        }
        return results
    }

    /// Returns the result of edits; `nil` unless each has a visible effect, or none is expected to have one.
    private static func result(_ file: StudiedFile, _ mutations: [FileMutation]) throws -> Result? {
        var judgments: [MutationJudgment] = []
        for device in devices {
            judgments += try MutationTrial(file: file, mutations: mutations, device: device).judgments()
        }
        let isSilent = mutations.allSatisfy { $0.expectation == .silent }
        let visible = mutations.indices.filter { place in judgments.contains { $0.effective.contains(place) } }
        guard isSilent || visible.count == mutations.count else { return nil }
        let alike = Dictionary(grouping: judgments.filter { !$0.effective.isEmpty }, by: \.screen).values
        let groups = alike.map { same in ChangeGrouping(same.compactMap(\.report)).groups.count }
        return Result(
            kinds: mutations.map(\.kind), judgments: judgments, groupCount: groups.max() ?? 0, path: file.path)
    }
}

extension MutationStudy.Result: CustomStringConvertible {
    fileprivate var description: String {
        let lines = judgments.filter { $0.verdict > .right }.map { judgment in
            let headline = judgment.report.map { "\($0.headline)" } ?? "no change"
            return "    \(judgment.screen) \(judgment.device): \(headline)\n"
                + judgment.reasons.map { "        \($0)\n" }.joined()
        }
        return "\(verdict) \(kinds.joined(separator: " + ")): \(path)\n" + lines.joined()
    }
}
