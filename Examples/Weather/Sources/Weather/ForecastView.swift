import SwiftUI

/// The place, the days and the unit of temperatures.
struct ForecastView: View {
    @Bindable var forecast: Forecast

    init(forecast: Forecast) { self.forecast = forecast }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(forecast.place)
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            VStack(spacing: 12) {
                ForEach(forecast.days) { day in
                    DayRow(day: day, forecast: forecast, range: range)
                    if day.id != forecast.days.last?.id { Divider() }
                }
            }
            .padding()
            .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
            Toggle("Fahrenheit", isOn: $forecast.isFahrenheit)
            Spacer()
        }
        .padding()
    }

    private var range: ClosedRange<Int> {
        let low = forecast.days.map(\.low).min() ?? 0
        let high = forecast.days.map(\.high).max() ?? 0
        return low...max(low, high)
    }
}

/// A day with its sky, its temperatures and a bar between them.
struct DayRow: View {
    let day: Day
    let forecast: Forecast
    let range: ClosedRange<Int>
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: day.sky.rawValue)
                .foregroundStyle(day.sky == .sun ? Color.orange : .blue)
                .frame(width: 28)
                .accessibilityLabel(label)
            Text(day.name)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, alignment: .leading)
            if !textSize.isAccessibilitySize {
                Text(forecast.text(of: day.low)).foregroundStyle(.secondary)
                TemperatureBar(low: day.low, high: day.high, range: range)
                    .frame(width: 72, height: 6)
            }
            Text(forecast.text(of: day.high)).monospacedDigit().fixedSize()
        }
    }

    private var label: String {
        switch day.sky {
        case .sun: "Sunny"
        case .cloud: "Cloudy"
        case .rain: "Rain"
        }
    }
}

#Preview {
    ForecastView(forecast: .sample)
}
