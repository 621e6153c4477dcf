import Observation
import SwiftUI
import Testing

/// Updates, which take from the time before what is the same.
@MainActor @Suite struct UpdateTests {
    @Observable final class Model {
        var rows: [Row] = []
        var isWide = false

        struct Row: Identifiable {
            let id: Int
            var words: Int
            var isMarked = false
        }
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(model.rows) { row in
                    HStack(alignment: .firstTextBaseline) {
                        Text(verbatim: "row \(row.id)").font(.headline)
                        if row.isMarked { Spacer() }
                        Words(model: model, id: row.id)
                    }
                    .padding(row.isMarked ? 4 : 0)
                }
            }
            .frame(width: model.isWide ? 280 : 200)
        }
    }

    private struct Words: View {
        let model: Model
        let id: Int

        var body: some View {
            let words = model.rows.first { $0.id == id }?.words ?? 0
            Text(verbatim: (0..<words).map { "word\(id + $0)" }.joined(separator: " "))
        }
    }

    private func frames(_ screen: HostedScreen<Screen>) -> [String] {
        screen.views.compactMap { $0 as? UILabel }.map { label in
            "\(label.text ?? "") \(label.convert(label.bounds, to: screen.controller.view))"
        }
    }

    @Test func `a screen that was updated is the one that is made anew`() {
        let model = Model()
        model.rows = (0..<4).map { Model.Row(id: $0, words: 1 + $0) }
        let screen = HostedScreen(Screen(model: model), height: 600)
        var seed = 17
        func next(_ limit: Int) -> Int {
            seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
            return (seed >> 8) % max(1, limit)
        }
        for step in 0..<120 {
            let place = next(model.rows.count)
            switch next(7) {
            case 0: model.rows.insert(Model.Row(id: 100 + step, words: next(9)), at: place)
            case 1 where model.rows.count > 2: model.rows.remove(at: place)
            case 2: model.isWide.toggle()
            case 3: model.rows[place].isMarked.toggle()
            case 4: model.rows.swapAt(place, next(model.rows.count))
            default: model.rows[place].words = next(12)
            }
            screen.layOut()
            #expect(frames(screen) == frames(HostedScreen(Screen(model: model), height: 600)), "step \(step)")
        }
    }
}
